import { useState } from 'react';
import { identityOf } from '../../candidate-form/candidate-values.js';
import type { Begun } from '../draft/draft-entries.js';
import type { Entered } from '../use-entered.js';
import { useStep } from './use-step.js';

/**
 * How far the candidate has come. A candidate who came further than a step had passed it; the server looks at
 * everything again in the end.
 */
export const usePassed = ({ form, photo, choices }: Entered, start: Begun | undefined, enrolled: boolean) => {
  const began = start?.entries.step;
  const identity = identityOf(form.values);
  const [checked, setChecked] = useState(began && began !== 'person' ? identity : undefined);
  const [whole, setWhole] = useState(began === 'check');
  const { step, goTo } = useStep({
    proven: true,
    person: checked === identity,
    photo: whole && photo.state.at === 'sent' && Boolean(choices.enroll_type && choices.study_type),
    enrolled,
  });
  return {
    step,
    goTo,
    passPerson: () => {
      setChecked(identity);
      goTo('photo');
    },
    passPhoto: () => {
      setWhole(true);
      goTo('check');
    },
  };
};
