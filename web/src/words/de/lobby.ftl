lobby-title = Tische
lobby-heading = Öffentliche Tische
lobby-lead = Setzen Sie sich auf einen freien Platz, sehen Sie einem laufenden Spiel zu oder sehen Sie ein beendetes an.
lobby-state-open = Offen
lobby-state-running = Im Gang
lobby-state-finished = Beendet
lobby-choose = Welche Tische
