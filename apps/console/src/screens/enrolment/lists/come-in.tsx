import { Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { ClassNote } from '../../../shell/class-note.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';

/** The ways in which staff add a candidate to a class. */
export type WayIn = 'add' | 'import';

/** The ways in that the class has in its state. */
export function ComeInButtons({ onChoose }: { readonly onChoose: (way: WayIn) => void }) {
  const { t } = useWords();
  const { takes } = useClassAccepts();
  return (
    <>
      {takes('enrolment') && <Button onClick={() => onChoose('add')}>{t('candidates.add')}</Button>}
      {takes('import') && <Button onClick={() => onChoose('import')}>{t('candidates.import')}</Button>}
    </>
  );
}

/** Why there is no way in, or only one. */
export function ComeInNote() {
  const { t } = useWords();
  const { status, takes } = useClassAccepts();
  const said = takes('import') ? 'candidates.only_import' : 'candidates.takes_none';
  return <ClassNote status={status} taken={takes('enrolment')} when={t(said)} />;
}
