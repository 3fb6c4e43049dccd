/**
 * The header that carries the search of a call whose other input is in the query (`searched`): it may be a phone or
 * an identity number, and every hop logs the address (docs/adr/0050).
 */
export const searchHeader = 'X-Search';

/** A search as the value of {@link searchHeader}, which is ASCII: percent-encoded UTF-8. */
export const searchText = (search: string): string => encodeURIComponent(search.toWellFormed());
