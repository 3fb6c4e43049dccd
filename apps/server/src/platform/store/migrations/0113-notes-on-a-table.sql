-- The report on the file of an import as a whole: the sheets, columns and pictures that were not read, and the encoding that was assumed.
alter table candidate_import add column notes jsonb not null default '[]';
update candidate_import set notes = jsonb_build_array(jsonb_build_object('kind', 'other_sheets_ignored', 'count', cardinality(other_sheets),
  'rows', jsonb_build_array(), 'names', to_jsonb(other_sheets[1:10]))) where cardinality(other_sheets) > 0;
alter table candidate_import drop column other_sheets;
