import { emptyCandidate, type FormErrors } from '../candidate-form/candidate-values.js';
import { useCandidateForm } from '../candidate-form/use-candidate-form.js';
import { usePhoto } from '../candidate-form/use-photo.js';
import { useMaterials } from '../materials/use-materials.js';
import { type Begun, materialsOf, valuesOf } from './draft/draft-entries.js';
import { useChoices } from './use-choices.js';
import type { LinkedClass } from './use-class.js';

/**
 * The entries of the candidate over all steps: who they are, the photo, the conditions with their documents, and the
 * choices.
 */
export const useEntered = (open: LinkedClass, start: Begun | undefined, onUnproven: () => void) => {
  const { class_id, level } = open;
  const entries = start?.entries;
  const form = useCandidateForm(entries ? valuesOf(entries) : emptyCandidate);
  const photo = usePhoto(class_id, onUnproven, start?.photo);
  const choices = useChoices(open, entries);
  const { birth, education } = form.values;
  const materials = useMaterials({
    class_id,
    level,
    birth,
    education,
    onUnproven,
    ...(entries && { begun: materialsOf(entries) }),
  });
  return {
    form,
    photo,
    choices,
    materials,
    /** Says beside each field why it was refused. */
    refuse: (fields: FormErrors) => {
      form.refuse(fields);
      choices.refuse(fields);
      materials.refuse(fields);
      photo.refuse(fields.photo_id);
    },
  };
};

/** The result of {@link useEntered}, which the steps are given. */
export type Entered = ReturnType<typeof useEntered>;
