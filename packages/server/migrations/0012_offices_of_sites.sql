ALTER TABLE "org_sites" ADD COLUMN "offices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "org_sites" SET "offices" = CASE "org_id"
	WHEN 1 THEN '[{"lines":["Keizersweg 118","3542 AD Utrecht"]}]'::jsonb
	WHEN 2 THEN '[{"place":"headOffice","lines":["1200 Pressroom Drive","Columbus, OH\u00a043215"]},{"place":"distributionCentre","lines":["48 Carton Way","Ontario, CA\u00a091761"]}]'::jsonb
	WHEN 3 THEN '[{"lines":["Via dei Cartai 14","20156 Milano"]}]'::jsonb
	WHEN 5 THEN '[{"lines":["Druckereistraße 7","47877 Willich"]}]'::jsonb
	WHEN 7 THEN '[{"lines":["6 Foundry Way","Milton Keynes MK9\u00a02FR"]}]'::jsonb
	WHEN 8 THEN '[{"lines":["22 rue des Encriers","59650 Villeneuve-d’Ascq"]}]'::jsonb
	ELSE '[]'::jsonb
END;
