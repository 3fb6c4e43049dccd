import { Banner, Button, Drawer, Inline, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { SheetFileField } from '../../../sheets/sheet-file-field.js';
import { ChosenScores } from './chosen-scores.js';
import { EarlierImports } from './earlier-imports.js';
import { SheetDifferences } from './sheet-differences.js';
import { useScoreImport } from './use-score-import.js';

interface ScoreImportDrawerProps {
  readonly class_id: number;
  /** Called when scores were entered or taken back. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Scores from a sheet, beside the grid: its changes are previewed before they are entered, and can be taken back. */
export function ScoreImportDrawer({ class_id, onChanged, onClose }: ScoreImportDrawerProps) {
  const { t } = useWords();
  const state = useScoreImport(class_id, onChanged);
  const { preview, told, round } = state;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('scores.import.title')}
      description={t('scores.import.text')}
    >
      <Stack gap="lg">
        <SheetFileField
          label={t('scores.import.sheet')}
          hint={t('scores.import.sheet_hint')}
          name="scores"
          shown={state.title}
          round={round}
          upload={state.take}
        />
        <Inline>
          <Button onClick={state.template}>{t('scores.import.template')}</Button>
        </Inline>
        {told && (
          <Banner
            tone={told.conflict > 0 ? 'warning' : 'success'}
            title={t('scores.import.told', { count: told.scores })}
          >
            {told.agreed + told.conflict > 0 &&
              t('scores.import.told_second', { agreed: told.agreed, conflict: told.conflict })}
          </Banner>
        )}
        {preview && <ChosenScores key={state.title} state={state} look={preview.look} />}
        {preview?.look.is_whole && <SheetDifferences key={preview.basis} state={state} preview={preview} />}
        {preview && !preview.look.is_whole && (
          <Inline>
            <Button onClick={state.leave}>{t('scores.import.again')}</Button>
          </Inline>
        )}
        <EarlierImports state={state} />
      </Stack>
    </Drawer>
  );
}
