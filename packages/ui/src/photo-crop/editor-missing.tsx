'use client';
import { Button } from '../button/button.js';
import { useSkillcert } from '../provider/skillcert-context.js';

interface EditorMissingProps {
  onRetry: () => void;
  onCancel: () => void;
}

/** Shown if the editor failed to load; the picture is kept until it loads. */
export function EditorMissing({ onRetry, onCancel }: EditorMissingProps) {
  const { words } = useSkillcert();
  return (
    <div className="sc-photo-editor">
      <p className="sc-photo-editor-hint" role="alert" data-problem="">
        {words.errorTitle}
      </p>
      <div className="sc-photo-editor-buttons">
        <Button variant="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}
