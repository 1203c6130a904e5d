-- What the staff read again of a fact, or ended: its source, the day it was read and the last day of the claim. It counts
-- against a file that was checked before it; the files' next reading counts against it.
CREATE TABLE fact_checks (id TEXT PRIMARY KEY, source TEXT NOT NULL, checked_on TEXT NOT NULL, expires_on TEXT NOT NULL) STRICT;--> statement-breakpoint
-- Tours and countries with their facts as they stand after those checks: `npm run db:seed` and the desk both copy from here.
CREATE VIEW checked_tours AS
  SELECT t.id AS id, json_set(t.page, '$.facts', json((
    SELECT json_group_array(json(CASE WHEN k.checked_on >= f.value ->> 'checkedOn'
      THEN json_patch(f.value, json_object('source', k.source, 'checkedOn', k.checked_on, 'expiresOn', k.expires_on))
      ELSE f.value END))
    FROM json_each(t.page, '$.facts') AS f LEFT JOIN fact_checks AS k ON k.id = f.value ->> 'id'))) AS page
  FROM tours AS t;--> statement-breakpoint
CREATE VIEW checked_countries AS
  SELECT c.slug AS slug,
    CASE WHEN v.checked_on >= c.page ->> '$.visa.checkedOn'
      THEN json_set(c.page, '$.visa.source', v.source, '$.visa.checkedOn', v.checked_on, '$.visa.expiresOn', v.expires_on)
      ELSE c.page END AS page,
    json_set(c.guide, '$.entry', json((
      SELECT json_group_array(json(CASE WHEN k.checked_on >= f.value ->> 'checkedOn'
        THEN json_patch(f.value, json_object('source', k.source, 'checkedOn', k.checked_on, 'expiresOn', k.expires_on))
        ELSE f.value END))
      FROM json_each(c.guide, '$.entry') AS f LEFT JOIN fact_checks AS k ON k.id = f.value ->> 'id')),
      '$.answers', json((
      SELECT json_group_object(f.key, json(CASE WHEN k.checked_on >= f.value ->> 'checkedOn'
        THEN json_patch(f.value, json_object('source', k.source, 'checkedOn', k.checked_on, 'expiresOn', k.expires_on))
        ELSE f.value END))
      FROM json_each(c.guide, '$.answers') AS f LEFT JOIN fact_checks AS k ON k.id = f.value ->> 'id'))) AS guide
  FROM countries AS c LEFT JOIN fact_checks AS v ON v.id = c.page ->> '$.visa.id';
