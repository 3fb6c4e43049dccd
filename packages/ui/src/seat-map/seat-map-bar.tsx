'use client';
import { LayoutGrid, List, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { SearchInput } from '../search-input/search-input.js';
import { Select } from '../select/select.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { SeatRoom } from './seat-plan.js';
import type { SeatMapModel } from './use-seat-map.js';

interface SeatMapBarProps {
  rooms: readonly SeatRoom[];
  map: SeatMapModel;
  words: SeatMapWords;
}

const views = [
  { id: 'map', icon: <LayoutGrid aria-hidden="true" /> },
  { id: 'list', icon: <List aria-hidden="true" /> },
] as const;

type ToolProps = Omit<SeatMapBarProps, 'rooms'>;

/** The search for a candidate; Enter leads to the seats that it finds. */
function SeatSearch({ map, words }: ToolProps) {
  return (
    <div className="sc-seat-search">
      <SearchInput
        label={words.find}
        placeholder={words.find}
        value={map.query}
        delay={0}
        onSearch={map.search}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || map.seats.found.length === 0) return;
          // The focus moves on to the seat.
          event.currentTarget.blur();
          map.showNext();
        }}
      />
      <span role="status" className="sc-seat-found">
        {map.query.trim() && words.found(map.seats.found.length)}
      </span>
      {map.view === 'map' && map.seats.found.length > 0 && (
        <Button size="small" onClick={() => map.showNext()}>
          {words.next}
        </Button>
      )}
    </div>
  );
}

/** The choice between map and list. */
function ViewChoice({ map, words }: ToolProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={words.view} className="sc-seat-group">
      {views.map(({ id, icon }) => (
        <Button
          key={id}
          size="small"
          variant={map.view === id ? 'secondary' : 'ghost'}
          aria-pressed={map.view === id}
          icon={icon}
          onClick={() => map.setView(id)}
        >
          {words[id]}
        </Button>
      ))}
    </div>
  );
}

/** The zoom: farther, as at first, nearer. */
function ZoomTools({ map, words }: ToolProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={words.zoom} className="sc-seat-group">
      <IconButton
        size="small"
        label={words.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        disabled={!map.canZoomOut}
        onClick={() => map.zoomOut()}
      />
      <Button size="small" variant="ghost" className="sc-seat-zoom" onClick={() => map.zoomPlain()}>
        {`${Math.round(map.zoom * 100)} %`}
      </Button>
      <IconButton
        size="small"
        label={words.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        disabled={!map.canZoomIn}
        onClick={() => map.zoomIn()}
      />
    </div>
  );
}

/** The room, the search, the zoom, and the choice between map and list. */
export function SeatMapBar({ rooms, map, words }: SeatMapBarProps) {
  return (
    <div className="sc-seat-bar">
      {rooms.length > 1 && map.view === 'map' && (
        <Select
          className="sc-seat-rooms"
          aria-label={words.room}
          placeholder={null}
          value={map.room?.id}
          options={rooms.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={(room_id) => map.look({ room_id, row: 1, column: 1 }, false)}
        />
      )}
      <SeatSearch map={map} words={words} />
      <ViewChoice map={map} words={words} />
      {map.view === 'map' && <ZoomTools map={map} words={words} />}
    </div>
  );
}
