export { ToastHistory, type ToastHistoryProps } from './toast-history.js';
