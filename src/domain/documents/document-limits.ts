/** How large a document may be (docs/decisions/0046). */
export const maxDocumentMegabytes = 20;
