export { Stat, type StatDelta, type StatProps } from './stat.js';
