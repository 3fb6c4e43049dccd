export { SeatsBar, type SeatsBarProps } from './seats-bar.js';
