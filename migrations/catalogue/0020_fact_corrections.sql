-- What the staff say otherwise of a fact than the files: its sentence, a visa's kind; null: what the site does not reckon with any more.
ALTER TABLE fact_checks ADD COLUMN said TEXT NOT NULL DEFAULT '{}';--> statement-breakpoint
CREATE VIEW fact_readings AS
  SELECT id, checked_on, json_patch(said, json_object('source', source, 'checkedOn', checked_on, 'expiresOn', expires_on)) AS reading
  FROM fact_checks;--> statement-breakpoint
DROP VIEW checked_tours;--> statement-breakpoint
DROP VIEW checked_countries;--> statement-breakpoint
-- As in 0010_fact_checks.sql, with what is said otherwise.
CREATE VIEW checked_tours AS
  SELECT t.id AS id, json_set(t.page, '$.facts', json((
    SELECT json_group_array(json(iif(k.checked_on >= f.value ->> 'checkedOn', json_patch(f.value, k.reading), f.value)))
    FROM json_each(t.page, '$.facts') AS f LEFT JOIN fact_readings AS k ON k.id = f.value ->> 'id'))) AS page
  FROM tours AS t;--> statement-breakpoint
CREATE VIEW checked_countries AS
  SELECT c.slug AS slug,
    iif(v.checked_on >= c.page ->> '$.visa.checkedOn',
      json_set(c.page, '$.visa', json(json_patch(c.page -> '$.visa', v.reading))), c.page) AS page,
    json_set(c.guide, '$.entry', json((
      SELECT json_group_array(json(iif(k.checked_on >= f.value ->> 'checkedOn', json_patch(f.value, k.reading), f.value)))
      FROM json_each(c.guide, '$.entry') AS f LEFT JOIN fact_readings AS k ON k.id = f.value ->> 'id')),
      '$.answers', json((
      SELECT json_group_object(f.key, json(iif(k.checked_on >= f.value ->> 'checkedOn', json_patch(f.value, k.reading), f.value)))
      FROM json_each(c.guide, '$.answers') AS f LEFT JOIN fact_readings AS k ON k.id = f.value ->> 'id'))) AS guide
  FROM countries AS c LEFT JOIN fact_readings AS v ON v.id = c.page ->> '$.visa.id';
