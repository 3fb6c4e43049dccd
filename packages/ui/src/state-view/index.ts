export { type ContentState, type ContentStateProps, StateView, type StateViewProps } from './state-view.js';
