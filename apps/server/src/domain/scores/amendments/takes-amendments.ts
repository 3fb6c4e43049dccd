import { type ClassStatus, classTakes } from '@skillcert/core';

/** Whether frozen scores of a class may be changed, by two people: until its dossier is sealed. */
export const takesAmendments = (status: ClassStatus): boolean => classTakes('amendment', status);
