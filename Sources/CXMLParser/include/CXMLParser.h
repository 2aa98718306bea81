#ifndef FERRY_CXMLPARSER_H
#define FERRY_CXMLPARSER_H
// Nothing to call: linking the module is enough. See CXMLParser.c.
#endif
