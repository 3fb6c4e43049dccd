import { type ClassStatus, classAccepts } from '@skillcert/core';

/** Whether frozen scores of a class may be changed, by two people: until its dossier is sealed. */
export const acceptsAmendments = (status: ClassStatus): boolean => classAccepts('amendment', status);
