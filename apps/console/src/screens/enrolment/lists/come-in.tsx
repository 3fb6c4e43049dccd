import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { ClassNote } from '../../../shell/class-note.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';

/** The ways in which staff add a candidate to a class. */
export type WayIn = 'add' | 'import';

/** Buttons for the ways in which the class accepts candidates now. */
export function ComeInButtons({ onChoose }: { readonly onChoose: (way: WayIn) => void }) {
  const { t } = useWords();
  const { accepts } = useClassAccepts();
  return (
    <>
      {accepts('enrolment') && <Button onClick={() => onChoose('add')}>{t('candidates.add')}</Button>}
      {accepts('import') && <Button onClick={() => onChoose('import')}>{t('candidates.import')}</Button>}
    </>
  );
}

/** Explains why staff can add no candidate, or only by an import. */
export function ComeInNote() {
  const { t } = useWords();
  const { status, accepts } = useClassAccepts();
  const said = accepts('import') ? 'candidates.only_import' : 'candidates.takes_none';
  return <ClassNote status={status} taken={accepts('enrolment')} when={t(said)} />;
}
