import type { Language } from '@skillcert/core';

/** What a part says by itself, in the four languages of the product. */
export type OwnWords<Words> = Readonly<Record<Language, Words>>;
