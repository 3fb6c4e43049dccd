'use client';
import { Check, ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { CommandItem } from './command-item.js';
import { groupsOf, type Match } from './filter-commands.js';
import { Highlight } from './highlight.js';
import { optionId } from './option-id.js';

export interface OptionListProps<Item extends CommandItem> {
  id: string;
  label: string;
  matches: readonly Match<Item>[];
  /** The active option. */
  active: string | null;
  /** The chosen options; without it the active option counts as selected. */
  chosen?: ReadonlySet<string>;
  multiple?: boolean;
  busy?: string | null;
  onActivate: (id: string) => void;
  onChoose: (item: Item) => void;
}

interface OptionContentProps {
  match: Match<CommandItem>;
  ticked: boolean;
  busy: boolean;
}

function OptionContent({ match: { item, label, hint }, ticked, busy }: OptionContentProps) {
  const { words } = useSkillcert();
  return (
    <>
      {item.icon}
      <span className="sc-option-text">
        <span className="sc-option-label">
          <Highlight text={item.label} ranges={label} />
          {item.external && <VisuallyHidden> ({words.opensInNewTab})</VisuallyHidden>}
        </span>
        {item.hint && (
          <span className="sc-option-hint">
            <Highlight text={item.hint} ranges={hint} />
          </span>
        )}
      </span>
      {item.shortcut && <kbd className="sc-option-shortcut">{item.shortcut}</kbd>}
      {item.external && <ExternalLink aria-hidden="true" />}
      {busy ? <Spinner size="sm" /> : ticked && <Check aria-hidden="true" className="sc-option-tick" />}
    </>
  );
}

interface OptionProps extends OptionContentProps {
  id: string;
  selected: boolean;
  active: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

function Option({ id, selected, active, onActivate, onChoose, ...content }: OptionProps) {
  const { disabled } = content.match.item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which has the focus
    <div
      role="option"
      id={id}
      tabIndex={-1}
      className="sc-option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-busy={content.busy || undefined}
      data-active={active || undefined}
      onPointerMove={() => {
        if (!active && !disabled) onActivate();
      }}
      onClick={() => {
        if (!disabled) onChoose();
      }}
    >
      <OptionContent {...content} />
    </div>
  );
}

/** The list under a text field that keeps the focus: groups, marks, the chosen and the active option. */
export function OptionList<Item extends CommandItem>({
  id,
  label,
  matches,
  active,
  chosen,
  multiple = false,
  busy = null,
  onActivate,
  onChoose,
}: OptionListProps<Item>) {
  const activeNode = optionId(id, matches, active);
  useEffect(() => {
    if (activeNode) document.getElementById(activeNode)?.scrollIntoView({ block: 'nearest' });
  }, [activeNode]);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className="sc-option-list"
      tabIndex={-1}
      // The text field keeps the focus; losing it would close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(matches).map((group, index) => (
        <div
          key={group.name}
          className="sc-option-group"
          {...(group.name
            ? { role: 'group', 'aria-labelledby': `${id}-group-${index}` }
            : { role: 'presentation' })}
        >
          {group.name && (
            <div id={`${id}-group-${index}`} role="presentation" className="sc-option-heading">
              {group.name}
            </div>
          )}
          {group.matches.map((match) => (
            <Option
              key={match.item.id}
              id={optionId(id, matches, match.item.id) ?? ''}
              match={match}
              selected={chosen ? chosen.has(match.item.id) : match.item.id === active}
              ticked={chosen?.has(match.item.id) ?? false}
              active={match.item.id === active}
              busy={match.item.id === busy}
              onActivate={() => onActivate(match.item.id)}
              onChoose={() => onChoose(match.item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
