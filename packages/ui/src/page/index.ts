export { Page, type PageProps } from './page.js';
