import type { Language } from '@skillcert/core';
import type { ClassPage } from './class/fetch-class-page.js';

/** The reader of a page that the server draws, and its place. */
export interface PageVisit {
  readonly language: Language;
  /** The address of the site, `https://exam.example.org`; undefined where it is not configured. */
  readonly origin: string | undefined;
  readonly now: Date;
}

/** A page that the server draws: its head, and the markup of its body. */
export interface DrawnPage {
  /** For `lang`, a BCP 47 tag. */
  readonly language: string;
  readonly head: string;
  readonly body: string;
}

/** The module that the build of an enrol site gives to the server, which draws these pages with it. */
export interface EnrolPages {
  readonly drawClass: (shown: ClassPage, visit: PageVisit) => DrawnPage;
  /** The page of an address at which there is no class. */
  readonly drawMissing: (path: string, visit: PageVisit) => DrawnPage;
  /** The head of a page that people pass on, without its body; undefined for the others. */
  readonly headOf: (path: string, visit: PageVisit) => Omit<DrawnPage, 'body'> | undefined;
}
