export { EntryPage, type EntryPageProps } from './entry-page.js';
