/**
 * Where the search of a call travels whose other input is in the query (`searchesByHeader`): it may be a phone or an
 * identity number, and an address is written down by everything that it passes (docs/adr/0050).
 */
export const searchHeader = 'X-Search';

/** A search as the value of {@link searchHeader}, which is ASCII: percent-encoded UTF-8. */
export const searchText = (search: string): string => encodeURIComponent(search.toWellFormed());
