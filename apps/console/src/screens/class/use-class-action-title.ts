import { classLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = [
  ...(['create', 'edit', 'units', 'contacts', 'gathering', 'assign', 'unassign'] as const),
  ...(['ask_step', 'drop_step', 'move_exam'] as const),
];
const ofFiles = ['add_file', 'remove_file'] as const;
const ofOwners = [
  'hand_over',
  'open_waiting_list',
  'close_waiting_list',
  'keep_quotas',
  'share_quotas',
  'return_quotas',
  'require_study',
  'waive_study',
] as const;
const ofStages = ['move_deadline'] as const;

/** The words of an action in the history of a class; an unknown one is shown unchanged. */
export const useClassActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const file = ofFiles.find((each) => each === action);
    if (file) return t(`class.form.file.${file}`);
    const owners = ofOwners.find((each) => each === action);
    if (owners) return t(`class.form.${owners}`);
    const stages = ofStages.find((each) => each === action);
    if (stages) return t(`class.form.${stages}`);
    const known =
      beside.find((each) => each === action) ??
      classLifecycle.transitions.find(({ event }) => event === action)?.event;
    return known ? t(`class.form.history.${known}`) : action;
  };
};
