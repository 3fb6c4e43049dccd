import { contract } from '@skillcert/api-client/contract';
import { buildOpenapi } from './build-openapi.js';
import { docsPage } from './docs-page.js';

/**
 * The document for programs. This file is bundled by itself: the contract's examples are in its bundle and not in the
 * server's.
 */
export const makeDocument = (version: string): string => JSON.stringify(buildOpenapi(contract, version));

/** The page for people. */
export const makePage = (version: string): string => docsPage(contract, version);
