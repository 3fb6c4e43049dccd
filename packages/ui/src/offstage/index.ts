export { Offstage, type OffstageProps } from './offstage.js';
