import { completeWords } from '../../../messages/words-state.js';

/**
 * The overlays of the class list, each with the words it needs. This table is downloaded with the first of them: it
 * names the files of every part, which the list itself does not need.
 */
export const lazyClassParts = {
  event: async () => {
    const [part] = await Promise.all([
      import('../event/class-event-dialog.js'),
      completeWords('class.confirm', 'class.form'),
    ]);
    return part.ClassEventDialog;
  },
  form: async () => {
    const [part] = await Promise.all([
      import('../form/class-form-drawer.js'),
      completeWords('class.form', 'autosave'),
    ]);
    return part.ClassFormDrawer;
  },
  detail: async () => {
    const [part] = await Promise.all([
      import('../detail/class-detail-drawer.js'),
      completeWords('class.form', 'notes'),
    ]);
    return part.ClassDetailDrawer;
  },
  exported: async () => {
    const [part] = await Promise.all([import('./class-export.js'), completeWords('export')]);
    return part.ClassExport;
  },
  filters: async () => {
    const [part] = await Promise.all([import('./class-filter-bar.js'), completeWords('class.form')]);
    return part.ClassFilterBar;
  },
};
