import type { Language } from '@skillcert/core';

/** The built-in texts of a part, in the four languages of the product. */
export type OwnWords<Words> = Readonly<Record<Language, Words>>;
