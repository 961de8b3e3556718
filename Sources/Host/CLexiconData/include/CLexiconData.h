#ifndef C_LEXICON_DATA_H
#define C_LEXICON_DATA_H

#include <stddef.h>
#include <stdint.h>

/// A file of LexiconCompiler/Data, as a part of the program.
struct lexicon_data {
    const uint8_t *bytes;
    size_t count;
};

struct lexicon_data lexicon_data_chinese_senses(void);
struct lexicon_data lexicon_data_everyday_words(void);
struct lexicon_data lexicon_data_first_senses(void);
struct lexicon_data lexicon_data_function_words(void);
struct lexicon_data lexicon_data_heteronyms(void);
struct lexicon_data lexicon_data_phrases(void);
struct lexicon_data lexicon_data_contexts_en(void);
struct lexicon_data lexicon_data_contexts_zh(void);
struct lexicon_data lexicon_data_places_ja(void);
struct lexicon_data lexicon_data_polyphones(void);
struct lexicon_data lexicon_data_prefixes(void);
struct lexicon_data lexicon_data_roots(void);
struct lexicon_data lexicon_data_senses_ja(void);
struct lexicon_data lexicon_data_suffixes(void);
struct lexicon_data lexicon_data_topics(void);
struct lexicon_data lexicon_data_transitions(void);
struct lexicon_data lexicon_data_word_families(void);
struct lexicon_data lexicon_data_word_structures(void);
struct lexicon_data lexicon_data_words_zh(void);

#endif
