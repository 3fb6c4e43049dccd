export { findUnread } from './find-unread.js';
export { Form, type FormProps } from './form.js';
