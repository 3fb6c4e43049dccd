export { ErrorState, type ErrorStateProps, RefusedState } from './error-state.js';
