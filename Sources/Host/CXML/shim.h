#pragma once
// ICU's headers, which libxml2 would include here, clash with the ICU inside Foundation; nothing of theirs is used.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
