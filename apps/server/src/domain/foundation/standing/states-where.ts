import { type ClassStatus, classLifecycle } from '@skillcert/core';

const isClassStatus = (text: string): text is ClassStatus => text in classLifecycle.states;

const states = Object.keys(classLifecycle.states).filter(isClassStatus);

/** The states of a class that a rule of core allows. */
export const statesWhere = (allows: (status: ClassStatus) => boolean): readonly ClassStatus[] =>
  states.filter(allows);
