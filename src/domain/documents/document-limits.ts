/** How large a document may be (decision 46). */
export const maxDocumentMegabytes = 20;
