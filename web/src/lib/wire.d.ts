// Written by `npm run types` from `klubovna openapi`; not by hand.

export interface components {
    schemas: {
        /** Answer */
        Answer: {
            agree: boolean;
        };
        /**
         * AskForesight
         * @description Of options of the moment with this number, by their texts.
         */
        AskForesight: {
            seq: number;
            texts: string[];
        };
        /**
         * AskHint
         * @description For the decision of the moment with this number.
         */
        AskHint: {
            seq: number;
        };
        /** BlitzkriegView */
        "blitzkrieg.BlitzkriegView": {
            bank: number;
            deploying: string | null;
            goal: number;
            laid: string[];
            map: string;
            mover: string;
            sides: components["schemas"]["blitzkrieg.SideView"][];
            solo: components["schemas"]["blitzkrieg.SoloView"] | null;
            theatres: components["schemas"]["blitzkrieg.TheatreView"][];
            turn: number;
        };
        /** SideView */
        "blitzkrieg.SideView": {
            automatic: boolean;
            bag: string[] | null;
            bag_count: number;
            last: string | null;
            points: number;
            reserve: string[] | null;
            reserve_count: number;
            returned: string[];
            seat: string;
            weapons: number;
        };
        /** SoloView */
        "blitzkrieg.SoloView": {
            cup: string[];
            level: string;
            repeats: string | null;
            stratagem: string | null;
        };
        /** SpaceView */
        "blitzkrieg.SpaceView": {
            guise: string | null;
            id: string;
            open: boolean;
            seat: string | null;
            token: string | null;
        };
        /** TheatreView */
        "blitzkrieg.TheatreView": {
            campaign: number;
            id: string;
            leader: string | null;
            marker: number;
            spaces: components["schemas"]["blitzkrieg.SpaceView"][];
            /** @enum {unknown} */
            status: "active" | "closed" | "dormant";
            won: string[][];
        };
        /** ChatLine */
        ChatLine: {
            at: number;
            n: number;
            name: string;
            said: components["schemas"]["Said"] | null;
            seat: string | null;
            text: string;
        };
        /** ChatNews */
        ChatNews: {
            at: number;
            /** @enum {unknown} */
            is: "chat";
            n: number;
            name: string;
            said: components["schemas"]["Said"] | null;
            seat: string | null;
            text: string;
        };
        /**
         * Choice
         * @description One of the options. `text` is what is sent back; `kind` and `fields` say the same in parts.
         */
        Choice: {
            fields: {
                [key: string]: number | string | (number | string)[];
            };
            foreseen?: boolean;
            kind: string;
            label: components["schemas"]["Said"];
            path: string[];
            preview?: components["schemas"]["Foreseen"] | null;
            text: string;
        };
        /**
         * Choose
         * @description The text of an option, in answer to the moment with this number.
         */
        Choose: {
            seq: number;
            text: string;
        };
        /** ChooseNow */
        ChooseNow: {
            /** @enum {unknown} */
            is: "choose";
            seq: number;
            text: string;
        };
        /**
         * ClockInfo
         * @description How long each seat has thought, in milliseconds, without the decision that runs now; since when (in milliseconds
         *         since 1970, by the clock of the house) that one runs, and None where no time is counted.
         */
        ClockInfo: {
            since: number | null;
            used: {
                [key: string]: number;
            };
        };
        /**
         * ContentInfo
         * @description All that is printed, with where it comes from.
         */
        ContentInfo: {
            hash: string;
            sources: components["schemas"]["Provenance"][];
            tables: Record<string, never>;
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** ErrorInfo */
        ErrorInfo: {
            faults?: components["schemas"]["Fault"][];
            kind: string;
            reason?: components["schemas"]["Said"] | null;
            text: string;
        };
        /** ErrorNews */
        ErrorNews: {
            error: components["schemas"]["ErrorInfo"];
            /** @enum {unknown} */
            is: "error";
        };
        /**
         * Fault
         * @description Something that is wrong with a text of the players' own, such as a scenario.
         */
        Fault: {
            field: string;
            line: number | null;
            problem: string;
        };
        /** ForBot */
        ForBot: {
            bot: string;
            seat: string;
        };
        /**
         * Foresee
         * @description What would follow from these choices of the moment with this number?
         */
        Foresee: {
            /** @enum {unknown} */
            is: "foresee";
            seq: number;
            texts: string[];
        };
        /**
         * Foreseen
         * @description What is certain to follow from a choice: new numbers of things on the board, and words.
         */
        Foreseen: {
            numbers: {
                [key: string]: number;
            };
            says: components["schemas"]["Said"][];
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            id: string;
            name: components["schemas"]["Said"];
            options: components["schemas"]["OptionInfo"][];
            seatings: components["schemas"]["Seating"][];
            seats: string[];
            version: string;
        };
        /** AbilityView */
        "hagalaz.AbilityView": {
            id: string;
            requires: string[];
            slots: string[];
            tier: string;
            unlocked: boolean;
        };
        /** DeedView */
        "hagalaz.DeedView": {
            mission: string;
            result: string;
            side: boolean;
        };
        /** DieView */
        "hagalaz.DieView": {
            face: string;
            paragon: boolean;
            slot: string | null;
        };
        /** DoorView */
        "hagalaz.DoorView": {
            here: string;
            id: string;
            locked: boolean;
            side: string;
            there: string;
        };
        /** FoeView */
        "hagalaz.FoeView": {
            attack: number | null;
            biotic: boolean;
            covered: boolean;
            damage: number;
            hex: string;
            id: number;
            level: number;
            printed_attack: number | null;
            resilience: number[];
            shields: number;
            sort: string;
            specialisation: string | null;
            stunned: boolean;
            trait: string | null;
            would: components["schemas"]["hagalaz.IntentView"] | null;
        };
        /** HagalazView */
        "hagalaz.HagalazView": {
            campaign: boolean;
            data: number;
            deeds: components["schemas"]["hagalaz.DeedView"][];
            mission: components["schemas"]["hagalaz.MissionView"] | null;
            readiness: number;
            sheets: components["schemas"]["hagalaz.SheetView"][];
            story: number[];
        };
        /** HeroView */
        "hagalaz.HeroView": {
            card: string | null;
            carries: string[];
            core: string;
            dice: components["schemas"]["hagalaz.DieView"][];
            experience: number;
            health: number;
            hex: string | null;
            id: string;
            most_health: number;
            most_points: number;
            most_shields: number;
            points: number;
            renegade: number;
            seat: string;
            shields: number;
            sight: string[][];
            slots: {
                [key: string]: number;
            };
            status: string;
            taken: boolean;
        };
        /**
         * HexView
         * @description A hex of the map, which never changes.
         */
        "hagalaz.HexView": {
            area: number;
            id: string;
            marks: string[];
            raised: boolean;
            sides: {
                [key: string]: string;
            };
        };
        /**
         * IntentView
         * @description What an enemy would do if it were activated now: attack one of these heroes, else go to one of these hexes.
         */
        "hagalaz.IntentView": {
            heroes: string[];
            to: string[];
        };
        /** MissionView */
        "hagalaz.MissionView": {
            active: string | null;
            bag: number;
            caches: [
                string,
                string
            ][];
            code: string;
            covered: string[];
            deck: number;
            dice_aside: number;
            discard: string[];
            doors: components["schemas"]["hagalaz.DoorView"][];
            drone: string | null;
            faction: string;
            foes: components["schemas"]["hagalaz.FoeView"][];
            handled: string[];
            heroes: components["schemas"]["hagalaz.HeroView"][];
            id: string;
            items: {
                [key: string]: number;
            };
            leader: string | null;
            loot: string[];
            map: components["schemas"]["hagalaz.HexView"][];
            mines: string[];
            mines_left: number;
            objectives: components["schemas"]["hagalaz.ObjectiveView"][];
            paragon_pool: string[];
            pool: string[];
            round: number;
            rounds: number;
            shown: string | null;
            team: string[];
            title: string;
            tokens: [
                string,
                string
            ][];
            turrets: components["schemas"]["hagalaz.TurretView"][];
        };
        /** ObjectiveView */
        "hagalaz.ObjectiveView": {
            achieved: boolean;
            available: boolean;
            hexes: string[];
            id: string;
            kind: string;
            need: number;
            now: number;
            text: string | null;
        };
        /**
         * SheetView
         * @description A hero's abilities, in and between missions.
         */
        "hagalaz.SheetView": {
            abilities: components["schemas"]["hagalaz.AbilityView"][];
            hero: string;
        };
        /** TurretView */
        "hagalaz.TurretView": {
            active: boolean;
            arc: string[];
            facing: string;
            hex: string;
        };
        /** HintedChoice */
        HintedChoice: {
            label: components["schemas"]["Said"];
            path: string[];
            text: string;
            value: number;
            visits: number;
        };
        /**
         * HintInfo
         * @description What a master thinks of a decision, the best choice first.
         */
        HintInfo: {
            choices: components["schemas"]["HintedChoice"][];
            iterations: number;
            seat: string;
            seq: number;
            value: number;
        };
        /**
         * CardView
         * @description A card in play; `id` is the word used in actions.
         */
        "kacir.CardView": {
            card: string;
            covered: boolean;
            dazed: boolean;
            gloom: number;
            gloom_limit: number;
            host: string | null;
            id: string;
            kind: string;
            owner: string;
            pawn: boolean;
            secrets: number;
            secrets_needed: number;
            side: string | null;
            villager: string | null;
        };
        /** KacirView */
        "kacir.KacirView": {
            cards: components["schemas"]["kacir.CardView"][];
            clues_needed: number;
            clues_needed_sum: components["schemas"]["kacir.Sum"];
            evidence: number;
            evidence_needed: number;
            favours_needed: number;
            green_pawns: number;
            identity: string | null;
            innocents: number;
            innocents_needed: number;
            mover: string;
            possible: string[];
            round: number;
            rounds: number;
            scenario: string;
            shown: string[];
            sides: components["schemas"]["kacir.SideView"][];
            supply: {
                [key: string]: number;
            };
            suspect_count: number;
            suspects: string[] | null;
            suspects_needed: number;
            upkeep: number;
            upkeep_sum: components["schemas"]["kacir.Sum"];
            villagers: components["schemas"]["kacir.VillagerView"][];
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "kacir.Part": {
            much: number;
            what: string;
        };
        /** SideView */
        "kacir.SideView": {
            deck: number;
            discard: string[];
            familiar: boolean;
            hand: string[] | null;
            hand_count: number;
            influence: number;
            known: string[];
            pawns: number;
            seat: string;
            unseen: string[];
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "kacir.Sum": {
            parts: components["schemas"]["kacir.Part"][];
        };
        /** VillagerView */
        "kacir.VillagerView": {
            assets: number;
            cards: string[];
            cleared: boolean;
            clues: number;
            dead: boolean;
            face: string;
            faction: string;
            favours: number;
            gloom: number;
            gloom_limit: number;
            group: string;
            id: string;
            pawn: string | null;
            secrets: number;
            witch: boolean;
        };
        /** LogLine */
        LogLine: {
            n: number;
            said: components["schemas"]["Said"];
        };
        /**
         * LookInfo
         * @description What a thing on the table could do, whoever is asked now.
         */
        LookInfo: {
            options: components["schemas"]["Choice"][];
            seq: number;
            thing: string;
        };
        /** Me */
        Me: {
            csrf: string;
            guest: boolean;
            name: string;
        };
        /**
         * Moment
         * @description All that one pair of eyes sees of a table now.
         */
        Moment: {
            can_undo: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            log: components["schemas"]["LogLine"][];
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /** MomentNews */
        MomentNews: {
            can_undo: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            /** @enum {unknown} */
            is: "moment";
            log: components["schemas"]["LogLine"][];
            may_undo: boolean;
            now: number;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /**
         * AttackView
         * @description The combat that is going on, from its declaration to the last thing that follows from it.
         */
        "napoleonics.AttackView": {
            fire: boolean;
            guns: string[];
            origin: string;
            target: string;
        };
        /** ExitView */
        "napoleonics.ExitView": {
            hexes: string[];
            id: string;
            seat: string;
            worth: number;
        };
        /** HexView */
        "napoleonics.HexView": {
            id: string;
            sections: string[];
            terrain: string;
            works: string[];
        };
        /** LeaderView */
        "napoleonics.LeaderView": {
            attached: boolean;
            hex: string;
            id: string;
            moved: boolean;
            ordered: boolean;
            retreating: boolean;
            seat: string;
        };
        /**
         * Message
         * @description A sentence to be said in the reader's language; `to` names the seats that may hear it (None among them is whoever
         *         only watches), None means all.
         */
        "napoleonics.Message": {
            args?: {
                [key: string]: number | string | string[] | components["schemas"]["napoleonics.Sum"];
            };
            id: string;
            to?: (string | null)[] | null;
        };
        /** NapoleonicsView */
        "napoleonics.NapoleonicsView": {
            attack: components["schemas"]["napoleonics.AttackView"] | null;
            card: string | null;
            deck: number;
            discard: string[];
            exits: components["schemas"]["napoleonics.ExitView"][];
            goal: number;
            leaders: components["schemas"]["napoleonics.LeaderView"][];
            map: components["schemas"]["napoleonics.HexView"][];
            mover: string;
            nightfall: number;
            objectives: components["schemas"]["napoleonics.ObjectiveView"][];
            roll: components["schemas"]["napoleonics.RollView"] | null;
            scenario: string;
            sides: components["schemas"]["napoleonics.SideView"][];
            special: components["schemas"]["napoleonics.Message"][];
            tactics: string | null;
            title: string;
            turn: number;
            units: components["schemas"]["napoleonics.UnitView"][];
        };
        /** ObjectiveView */
        "napoleonics.ObjectiveView": {
            held: string | null;
            hexes: string[];
            id: string;
            lasting: boolean;
            seat: string | null;
            worth: number;
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "napoleonics.Part": {
            much: number;
            what: string;
        };
        /** RollView */
        "napoleonics.RollView": {
            dice: string[];
            hex: string;
            purpose: string;
            seat: string;
        };
        /** SideView */
        "napoleonics.SideView": {
            banners: number;
            commanders: string[];
            drawn: string[] | null;
            /** @enum {unknown} */
            edge: "bottom" | "top";
            hand: string[] | null;
            hand_count: number;
            last: string | null;
            lent: number;
            seat: string;
            squares: number;
            track: (string | null)[] | null;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "napoleonics.Sum": {
            parts: components["schemas"]["napoleonics.Part"][];
        };
        /** UnitView */
        "napoleonics.UnitView": {
            arm: string;
            blocks: number;
            code: string;
            fought: boolean;
            full: number;
            hex: string;
            kind: string;
            moved: boolean;
            nation: string;
            number: number;
            ordered: boolean;
            seat: string;
            square: number;
            tired: boolean;
            type: string;
        };
        /** NewPassword */
        NewPassword: {
            new: string;
            old: string;
        };
        News: components["schemas"]["MomentNews"] | components["schemas"]["Progress"] | components["schemas"]["PreviewNews"] | components["schemas"]["TableNews"] | components["schemas"]["ChatNews"] | components["schemas"]["ThinkingNews"] | components["schemas"]["ErrorNews"];
        /**
         * NewTable
         * @description What is agreed before a table is opened; a seat is `me`, `open` or `bot:<name>`.
         */
        NewTable: {
            game: string;
            hints?: boolean;
            options?: {
                [key: string]: string | number | boolean;
            };
            public?: boolean;
            seats?: {
                [key: string]: string;
            };
            stand_in?: string | null;
        };
        /** OfSeat */
        OfSeat: {
            seat: string;
        };
        /** OptionInfo */
        OptionInfo: {
            choices: (string | number | boolean)[];
            default: string | number | boolean;
            name: string;
            own?: number;
            ruling?: string;
            when?: [
                string,
                string | number | boolean
            ] | null;
        };
        /**
         * Outcome
         * @description How a game ended: who won (nobody, one or several), the scores, and the reason as a word of the game.
         */
        Outcome: {
            reason: string;
            scores: {
                [key: string]: number;
            };
            winners: string[];
        };
        /**
         * Own
         * @description A text that somebody has written, such as a scenario.
         */
        Own: {
            text: string;
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        Part: {
            much: number;
            what: string;
        };
        /** Password */
        Password: {
            password: string;
        };
        /** PreviewNews */
        PreviewNews: {
            /** @enum {unknown} */
            is: "foreseen";
            previews: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            seq: number;
        };
        /**
         * Previews
         * @description What would follow from some of the choices of a moment, by their texts; where there is nothing to tell, there is
         *         none.
         */
        Previews: {
            previews: {
                [key: string]: components["schemas"]["Foreseen"];
            };
            seq: number;
        };
        /** Problem */
        Problem: {
            error: components["schemas"]["ErrorInfo"];
        };
        /**
         * Progress
         * @description What happened since a moment that the reader has; the lines go on from the log it has.
         */
        Progress: {
            can_undo: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            /** @enum {unknown} */
            is: "progress";
            may_undo: boolean;
            now: number;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            scenes: components["schemas"]["Scene"][];
            seat: string | null;
            seq: number;
            since: number;
            undo_asked_by: string | null;
        };
        /**
         * Provenance
         * @description A line of `klubovna content`.
         */
        Provenance: {
            block: string;
            file: string;
            /** @enum {unknown} */
            source: "house" | "pack" | "public" | "rulebook";
        };
        /**
         * Replay
         * @description A step of a game that is looked at again, and how it came about from the one before.
         */
        Replay: {
            at: number;
            by: string | null;
            caption: components["schemas"]["Said"];
            log: components["schemas"]["LogLine"][];
            scenes: components["schemas"]["Scene"][];
            steps: number;
            view: unknown;
        };
        /**
         * ReviewedInfo
         * @description One decision of a game that is over; chances are 0 to 1, by what its seat could know.
         */
        ReviewedInfo: {
            after: number;
            at: number;
            before: number;
            best: components["schemas"]["Said"];
            chosen: components["schemas"]["Said"];
            loss: number;
            same: boolean;
            seat: string;
        };
        /**
         * ReviewInfo
         * @description How far the review is, and what it has found so far, in order.
         */
        ReviewInfo: {
            decisions: components["schemas"]["ReviewedInfo"][];
            done: number;
            /** @enum {unknown} */
            state: "failed" | "none" | "ready" | "working";
            total: number;
        };
        /**
         * Said
         * @description A sentence to be said in the reader's language.
         */
        Said: {
            args: {
                [key: string]: number | string | string[] | components["schemas"]["Sum"];
            };
            id: string;
        };
        /**
         * Scene
         * @description What was said together, and what is seen after it, as a difference from the picture before.
         */
        Scene: {
            change: unknown[][];
            said: components["schemas"]["LogLine"][];
        };
        /** SeatInfo */
        SeatInfo: {
            bot?: string | null;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            link?: string | null;
            name: string;
            outside?: boolean;
            present: boolean;
            seat: string;
            standing_in?: string | null;
            you: boolean;
        };
        /**
         * Seating
         * @description Who sits at a table whose options have these values.
         */
        Seating: {
            options: {
                [key: string]: string | number | boolean;
            };
            seats: string[];
        };
        /** Sit */
        Sit: {
            name?: string;
            seat: string;
            secret?: string;
        };
        /**
         * StaleMoment
         * @description The table has moved on: this is how it stands.
         */
        StaleMoment: {
            can_undo: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            error: components["schemas"]["ErrorInfo"];
            log: components["schemas"]["LogLine"][];
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
            view: unknown;
        };
        /**
         * Standing
         * @description How a table stands for one pair of eyes, but for what they see and have heard.
         */
        Standing: {
            can_undo: boolean;
            clock: components["schemas"]["ClockInfo"];
            deciding: string | null;
            may_undo: boolean;
            options: components["schemas"]["Choice"][];
            outcome: components["schemas"]["Outcome"] | null;
            prompt: components["schemas"]["Said"] | null;
            rule: string;
            seat: string | null;
            seq: number;
            undo_asked_by: string | null;
        };
        /**
         * StillHere
         * @description For clients that want to know whether the line is alive.
         */
        StillHere: {
            /** @enum {unknown} */
            is: "ping";
        };
        /**
         * Story
         * @description How a table came from one moment to another, through one pair of eyes: what it looked like at first, and all that
         *         happened since.
         */
        Story: {
            scenes: components["schemas"]["Scene"][];
            seat: string | null;
            seq: number;
            since: number;
            view: unknown;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        Sum: {
            parts: components["schemas"]["Part"][];
        };
        /** TableInfo */
        TableInfo: {
            created: number;
            deciding?: string | null;
            game: string;
            hints: boolean;
            host: boolean;
            id: string;
            key?: string | null;
            key_hash: string | null;
            options: {
                [key: string]: string | number | boolean;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            public: boolean;
            rematch?: string | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            stand_in?: string | null;
            /** @enum {unknown} */
            status: "over" | "running" | "waiting";
        };
        /** TableNews */
        TableNews: {
            created: number;
            deciding?: string | null;
            game: string;
            hints: boolean;
            host: boolean;
            id: string;
            /** @enum {unknown} */
            is: "table";
            key?: string | null;
            key_hash: string | null;
            options: {
                [key: string]: string | number | boolean;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            public: boolean;
            rematch?: string | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            stand_in?: string | null;
            /** @enum {unknown} */
            status: "over" | "running" | "waiting";
        };
        /** Talk */
        Talk: {
            text: string;
        };
        /** ThinkingNews */
        ThinkingNews: {
            /** @enum {unknown} */
            is: "thinking";
            seat: string;
        };
        /** Undo */
        Undo: {
            seq: number;
        };
        /**
         * DeckView
         * @description What is known of a deck. Between its known top and bottom lie cards in unknown order: those of `inside` are
         *         certainly there, the others are `strangers`, each of them one of the cards of `among`.
         */
        "vzdor.DeckView": {
            among: string[];
            bottom: string[];
            count: number;
            discard: string[];
            inside: string[];
            strangers: number;
            top: string[];
        };
        /**
         * EnemyView
         * @description `card` is None for a stranger; `id` is the word used in actions.
         */
        "vzdor.EnemyView": {
            card: string | null;
            defence: number | null;
            defence_sum: components["schemas"]["vzdor.Sum"] | null;
            id: string;
            up: boolean;
        };
        /** MissionView */
        "vzdor.MissionView": {
            chosen: boolean;
            defence: number;
            defence_sum: components["schemas"]["vzdor.Sum"];
            done: boolean;
            garrison: components["schemas"]["vzdor.EnemyView"][];
            id: string;
            needed: number;
            needed_for_all: number | null;
        };
        /**
         * Part
         * @description A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0).
         */
        "vzdor.Part": {
            much: number;
            what: string;
        };
        /**
         * Sum
         * @description Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown.
         */
        "vzdor.Sum": {
            parts: components["schemas"]["vzdor.Part"][];
        };
        /** VzdorView */
        "vzdor.VzdorView": {
            civilians_left: number;
            completed: string[];
            covert: components["schemas"]["vzdor.DeckView"];
            covert_play: string[];
            covert_strength: number;
            /** @enum {unknown} */
            crossroads: "by-side" | "covert";
            dead: number;
            enemies: components["schemas"]["vzdor.DeckView"];
            failed: string[];
            fighting: boolean;
            graveyard: number[];
            hand: string[];
            hidden: {
                [key: string]: string[];
            };
            looked: string[];
            mission_ignored: boolean;
            missions: components["schemas"]["vzdor.MissionView"][];
            missions_left: number;
            phase: string;
            points: number;
            power: number;
            power_sum: components["schemas"]["vzdor.Sum"];
            recruits: components["schemas"]["vzdor.DeckView"];
            removed: string[];
            rest_draw: number;
            revealed_pile: string[];
            revealed_play: string[];
            revealed_strength: number;
            round: number;
            spare_spies: number;
            title: string;
        };
        Word: components["schemas"]["ChooseNow"] | components["schemas"]["Foresee"] | components["schemas"]["StillHere"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
