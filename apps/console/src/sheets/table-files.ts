/** The tables that the server reads, as a file picker offers them. */
export const tableFiles = '.xlsx,.xls,.xlsb,.ods,.et,.csv,.tsv,.txt';
