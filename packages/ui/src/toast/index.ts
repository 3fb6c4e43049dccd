export {
  createToaster,
  type ToastItem,
  type ToastLink,
  type ToastMessage,
  type ToastStore,
} from './create-toaster.js';
export { Toaster, type ToasterProps } from './toaster.js';
