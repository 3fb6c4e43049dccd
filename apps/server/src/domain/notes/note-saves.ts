/** One every three seconds: a note that saves itself while it is typed. */
export const noteSaves = { name: 'note', hits: 1_200, seconds: 3_600 };
