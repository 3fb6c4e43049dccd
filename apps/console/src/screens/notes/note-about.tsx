import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/popover.css';
import type { NoteRecord } from '@skillcert/api-client';
import { Combobox, Field, Grid } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { candidateLabel, useNoteLink } from './use-note-link.js';

interface NoteAboutProps {
  readonly about: NoteRecord['about'];
  readonly error: string | undefined;
  readonly onChange: (about: NoteRecord['about']) => void;
}

/** The class that a note is about, and a candidate of it by their enrolment number. */
export function NoteAbout({ about, error, onChange }: NoteAboutProps) {
  const { t } = useWords();
  const link = useNoteLink(about, onChange);
  const candidate = about?.candidate;
  return (
    <Grid columns={2}>
      <Field label={t('notes.about_class')} error={error}>
        <Combobox
          value={about ? String(about.class_id) : null}
          valueLabel={about?.class_name}
          onValueChange={link.chooseClass}
          onSearch={link.findClasses}
          minLength={0}
        />
      </Field>
      {link.seesCandidates && (
        <Field label={t('notes.about_candidate')} hint={t('notes.about_candidate_hint')}>
          <Combobox
            // A person found in another class is not offered in this one.
            key={about?.class_id}
            value={candidate ? String(candidate.enrolment_id) : null}
            valueLabel={candidate ? candidateLabel(candidate) : undefined}
            onValueChange={link.chooseCandidate}
            onSearch={link.findCandidates}
            minLength={0}
          />
        </Field>
      )}
    </Grid>
  );
}
