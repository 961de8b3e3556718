// The C compiler embeds the files in no time; as literals of Swift they took half a minute to compile.
#include "CLexiconData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t chinese_senses[] = {
#embed "../LexiconCompiler/Data/senses-zh.txt"
};
struct lexicon_data lexicon_data_chinese_senses(void) { return (struct lexicon_data){chinese_senses, sizeof chinese_senses}; }

static const uint8_t contexts_en[] = {
#embed "../LexiconCompiler/Data/contexts-en.txt"
};
struct lexicon_data lexicon_data_contexts_en(void) { return (struct lexicon_data){contexts_en, sizeof contexts_en}; }

static const uint8_t contexts_zh[] = {
#embed "../LexiconCompiler/Data/contexts-zh.txt"
};
struct lexicon_data lexicon_data_contexts_zh(void) { return (struct lexicon_data){contexts_zh, sizeof contexts_zh}; }

static const uint8_t everyday_words[] = {
#embed "../LexiconCompiler/Data/everyday-words.txt"
};
struct lexicon_data lexicon_data_everyday_words(void) { return (struct lexicon_data){everyday_words, sizeof everyday_words}; }

static const uint8_t first_senses[] = {
#embed "../LexiconCompiler/Data/first-senses.txt"
};
struct lexicon_data lexicon_data_first_senses(void) { return (struct lexicon_data){first_senses, sizeof first_senses}; }

static const uint8_t function_words[] = {
#embed "../LexiconCompiler/Data/function-words.txt"
};
struct lexicon_data lexicon_data_function_words(void) { return (struct lexicon_data){function_words, sizeof function_words}; }

static const uint8_t heteronyms[] = {
#embed "../LexiconCompiler/Data/heteronyms.txt"
};
struct lexicon_data lexicon_data_heteronyms(void) { return (struct lexicon_data){heteronyms, sizeof heteronyms}; }

static const uint8_t phrases[] = {
#embed "../LexiconCompiler/Data/phrases.txt"
};
struct lexicon_data lexicon_data_phrases(void) { return (struct lexicon_data){phrases, sizeof phrases}; }

static const uint8_t places_ja[] = {
#embed "../LexiconCompiler/Data/places-ja.txt"
};
struct lexicon_data lexicon_data_places_ja(void) { return (struct lexicon_data){places_ja, sizeof places_ja}; }

static const uint8_t polyphones[] = {
#embed "../LexiconCompiler/Data/polyphones.txt"
};
struct lexicon_data lexicon_data_polyphones(void) { return (struct lexicon_data){polyphones, sizeof polyphones}; }

static const uint8_t prefixes[] = {
#embed "../LexiconCompiler/Data/prefixes.txt"
};
struct lexicon_data lexicon_data_prefixes(void) { return (struct lexicon_data){prefixes, sizeof prefixes}; }

static const uint8_t roots[] = {
#embed "../LexiconCompiler/Data/roots.txt"
};
struct lexicon_data lexicon_data_roots(void) { return (struct lexicon_data){roots, sizeof roots}; }

static const uint8_t senses_ja[] = {
#embed "../LexiconCompiler/Data/senses-ja.txt"
};
struct lexicon_data lexicon_data_senses_ja(void) { return (struct lexicon_data){senses_ja, sizeof senses_ja}; }

static const uint8_t suffixes[] = {
#embed "../LexiconCompiler/Data/suffixes.txt"
};
struct lexicon_data lexicon_data_suffixes(void) { return (struct lexicon_data){suffixes, sizeof suffixes}; }

static const uint8_t topics[] = {
#embed "../LexiconCompiler/Data/topics.txt"
};
struct lexicon_data lexicon_data_topics(void) { return (struct lexicon_data){topics, sizeof topics}; }

static const uint8_t transitions[] = {
#embed "../LexiconCompiler/Data/transitions.txt"
};
struct lexicon_data lexicon_data_transitions(void) { return (struct lexicon_data){transitions, sizeof transitions}; }

static const uint8_t word_families[] = {
#embed "../LexiconCompiler/Data/word-families.txt"
};
struct lexicon_data lexicon_data_word_families(void) { return (struct lexicon_data){word_families, sizeof word_families}; }

static const uint8_t word_structures[] = {
#embed "../LexiconCompiler/Data/word-structures.txt"
};
struct lexicon_data lexicon_data_word_structures(void) { return (struct lexicon_data){word_structures, sizeof word_structures}; }

static const uint8_t words_zh[] = {
#embed "../LexiconCompiler/Data/words-zh.txt"
};
struct lexicon_data lexicon_data_words_zh(void) { return (struct lexicon_data){words_zh, sizeof words_zh}; }
